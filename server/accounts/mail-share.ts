/** Counts mails by subject; `begin` counts one when it is ended with true. */
interface Counter {
  begin(
    subjects: readonly string[],
  ): Promise<unknown> | { isWithinLimit: true; end: (isCounted: boolean) => void } | { isWithinLimit: false };
}

/** Whether a network address may have another mail sent to a recipient; true counts as one. */
export type MailShare = (network: string, recipient: string) => boolean;

/** Mails to one recipient that one network address has sent within a time. */
export const mailShareLimit = { misses: 3, seconds: 3600 };

/**
 * Limits the mails to one recipient that one network address has sent. The limit of the recipient is higher, so that a stranger does not
 * use it up before its owner registers.
 *
 * @param counter with `mailShareLimit`; null without limits
 */
export function createMailShare(counter: Counter | null): MailShare {
  return (network, recipient) => {
    if (!counter) return true;
    const mail = counter.begin([`${network} ${recipient}`]);
    // One that has to wait for others never happens: each ends at once.
    if (mail instanceof Promise || !mail.isWithinLimit) return false;
    mail.end(true);
    return true;
  };
}
