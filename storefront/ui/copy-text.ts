import { showToast } from './toast-list.ts';

/** Copies a text to the clipboard and announces whether it could; browser only. */
export async function copyText(text: string, announcement: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(announcement.copied, 'success');
  } catch {
    showToast(announcement.failed, 'error');
  }
}
