import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { fail, ok, type Result } from '#contract/result.ts';
import { createTaskProcess, createTaskQueue } from '../images/images.ts';
import { fileTypeOf, type Transfer, transferIn } from './rules.ts';
import type { SlipRequest, SlipResult } from './slip-process.ts';

/** A slip as it is stored. */
export interface ReadSlip {
  /** JPEG without the metadata of the uploaded file. */
  picture: Uint8Array;
  /** SHA-256 of the picture. */
  pictureHash: Uint8Array;
  /** From the mini QR code; null if it cannot be read. */
  transfer: Transfer | null;
}

/** Opens the files that customers upload, one at a time. */
export interface SlipReader {
  /** `slip_not_readable`: it is damaged, blank, too large when decoded, or takes too long. `service_unavailable`: too many wait. */
  read(
    file: Uint8Array,
  ): Promise<
    Result<
      ReadSlip,
      'slip_type_not_supported' | 'slip_heic_not_supported' | 'slip_not_readable' | 'service_unavailable'
    >
  >;
  close(): void;
}

const timeoutMs = 8_000;
const maxQueued = 20;

/** The type of a file is recognised by its content; it is opened in a separate process (decisions 011 and 018). */
export function createSlipReader(log: FastifyBaseLogger): SlipReader {
  const process = createTaskProcess<SlipRequest, SlipResult>(new URL('slip-process.ts', import.meta.url), timeoutMs);
  const inTurn = createTaskQueue(maxQueued);
  return {
    async read(file) {
      const type = fileTypeOf(file);
      if (!type) return fail(file.length > 0 ? 'slip_type_not_supported' : 'slip_not_readable');
      if (type === 'heic') return fail('slip_heic_not_supported');
      const slip = await inTurn(() => process.run({ type, file }));
      if (slip === 'unavailable') return fail('service_unavailable');
      if (slip === 'timed_out' || 'failure' in slip) {
        log.info({ type, reason: slip === 'timed_out' ? slip : slip.failure }, 'a slip cannot be opened');
        return fail('slip_not_readable');
      }
      const { picture, codes } = slip;
      const pictureHash = createHash('sha256').update(picture).digest();
      return ok({ picture, pictureHash, transfer: transferIn(codes) });
    },
    close: process.close,
  };
}
