/*
 * The process that typesets documents. `typesetter.ts` starts it and sends one document at a time. It has no access to the shop's
 * settings or database.
 */
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Invoice, IssuedInvoice } from './document.ts';
import { presentForPrint } from './present-for-print.ts';

export interface TypesetRequest {
  invoice: Invoice | IssuedInvoice;
}

/** Sent for each request; `'ready'` is sent first. */
export type TypesetResult = { pdf: Uint8Array } | { failure: string };

const template = readFileSync(new URL('./invoice.typ', import.meta.url), 'utf8');
const fontFiles = ['400Regular/Anuphan_400Regular', '600SemiBold/Anuphan_600SemiBold', '700Bold/Anuphan_700Bold'];
const compiler = NodeCompiler.create({
  fontArgs: fontFiles.map((file) => ({
    fontPaths: [fileURLToPath(import.meta.resolve(`@expo-google-fonts/anuphan/${file}.ttf`))],
  })),
});

function typeset({ invoice }: TypesetRequest): TypesetResult {
  try {
    const pdf = compiler.pdf({
      mainFileContent: template,
      inputs: { invoice: JSON.stringify(presentForPrint(invoice)) },
    });
    compiler.evictCache(10);
    return { pdf };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

const send = (message: TypesetResult | 'ready') => process.send?.(message);

// Requests to the shop come first.
setPriority(10);
process.on('message', (request: TypesetRequest) => void send(typeset(request)));
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The parent process ends this one.
process.on('SIGINT', () => {});
send('ready');
