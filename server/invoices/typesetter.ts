import { createTaskProcess, FairQueue } from '../images/images.ts';
import type { Invoice, IssuedInvoice } from './document.ts';
import type { TypesetRequest, TypesetResult } from './typeset-process.ts';

/** Makes documents, one at a time. */
export interface Typesetter {
  /**
   * A document as PDF: the original for the buyer, then the seller's copy. Takes about 5 ms, 100 ms with 50 lines. `unavailable`:
   * too many wait.
   *
   * @throws Error if it cannot be typeset
   */
  typeset(invoice: Invoice | IssuedInvoice): Promise<Buffer | 'unavailable'>;
  close(): void;
}

/** At most ten seconds of documents with 50 lines. */
const queueLimits = { tasks: 100, tasksPerCaller: 100 };
const timeoutMs = 10_000;

/** Typesets in a separate process, started on demand, because a document blocks the process that typesets it (decision 016). */
export function createTypesetter(): Typesetter {
  const queue = new FairQueue(queueLimits);
  const process = createTaskProcess<TypesetRequest, TypesetResult>(
    new URL('typeset-process.ts', import.meta.url),
    timeoutMs,
  );
  return {
    async typeset(invoice) {
      const result = await queue.run({ caller: 'documents' }, async () => {
        const first = await process.run({ invoice });
        // Its process may have been ended for lack of memory: another one tries again.
        return first === 'timed_out' ? process.run({ invoice }) : first;
      });
      if (result === 'unavailable' || result === 'too_many_requests') return 'unavailable';
      if (result === 'timed_out')
        throw new Error(`${invoice.invoiceNumber} takes too long to typeset, or ends its process`);
      if ('failure' in result) throw new Error(`${invoice.invoiceNumber} cannot be typeset: ${result.failure}`);
      const { buffer, byteOffset, byteLength } = result.pdf;
      return Buffer.from(buffer, byteOffset, byteLength);
    },
    close: process.close,
  };
}
