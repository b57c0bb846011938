import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Invoice } from './document.ts';
import { presentForPrint } from './present-for-print.ts';

const template = readFileSync(new URL('./invoice.typ', import.meta.url), 'utf8');
const fontFiles = ['400Regular/Anuphan_400Regular', '600SemiBold/Anuphan_600SemiBold', '700Bold/Anuphan_700Bold'];

let compiler: NodeCompiler | undefined;

/** A document as PDF: the original for the buyer, then the seller's copy. Takes about 5 ms, 100 ms with 50 lines. */
export function renderInvoice(invoice: Invoice): Buffer {
  compiler ??= NodeCompiler.create({
    fontArgs: fontFiles.map((file) => ({
      fontPaths: [fileURLToPath(import.meta.resolve(`@expo-google-fonts/anuphan/${file}.ttf`))],
    })),
  });
  const pdf = compiler.pdf({
    mainFileContent: template,
    inputs: { invoice: JSON.stringify(presentForPrint(invoice)) },
  });
  compiler.evictCache(10);
  return pdf;
}
