import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { WishlistItem, WishlistMails } from '#contract/wishlist.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { showToast } from '#storefront/ui/toast-list.ts';
import { type MailChoice, mailChoiceKey, mailChoiceMutation } from './wishlist-queries.ts';

interface WishlistMailsView {
  /** What the customer asks to be mailed about a product, with pending changes. */
  mailsOf: (item: WishlistItem) => WishlistMails;
  /** A choice that cannot be stored is reset, and says why. */
  choose: (choice: MailChoice) => Promise<void>;
}

/** The mails about products on the wishlist. */
export function useWishlistMails(): WishlistMailsView {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(mailChoiceMutation(queryClient));
  const pending = useMutationState({
    filters: { mutationKey: mailChoiceKey, status: 'pending' },
    select: ({ state }) => state.variables as MailChoice,
  });
  return {
    mailsOf({ productId, mails }) {
      const shown = { ...mails };
      for (const change of pending) if (change.productId === productId) shown[change.mail] = change.on;
      return shown;
    },
    async choose(choice) {
      const failure = await mutateAsync(choice);
      if (failure) showToast(failureMessage(failure), 'error');
      else if (choice.on) showToast(m.wishlist_mail_asked(), 'success');
    },
  };
}
