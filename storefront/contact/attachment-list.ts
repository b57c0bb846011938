import { maxAttachmentBytes, maxAttachments } from '#contract/contact.ts';
import { ruleMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { prepareFile } from '#storefront/uploads/prepare-file.ts';

/** A file that is attached to a message. */
export interface Attachment {
  /** Unique in the form. */
  id: string;
  name: string;
  /** What is sent. */
  content: Blob;
  /** Why the server refused it. */
  problem?: string;
}

/** The attachments with the chosen files, as far as they can be sent, and why others cannot. */
export async function addFiles(
  attached: readonly Attachment[],
  chosen: readonly File[],
): Promise<{ attachments: Attachment[]; problem: string | undefined }> {
  const attachments = [...attached];
  let problem: string | undefined;
  for (const file of chosen) {
    if (attachments.length === maxAttachments) return { attachments, problem: ruleMessage('too_many_files') };
    const content = await prepareFile(file, maxAttachmentBytes);
    if (content) attachments.push({ id: `${file.name} ${file.size} ${file.lastModified}`, name: file.name, content });
    else problem = m.contact_file_too_large({ name: file.name });
  }
  // The same file chosen twice is attached once.
  return { attachments: [...new Map(attachments.map((one) => [one.id, one])).values()], problem };
}

/** `820 kB`, `1.4 MB` */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
