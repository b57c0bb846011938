import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { CustomerSession } from '#contract/accounts.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { Badge } from '#storefront/ui/badge.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { useSignIn } from '../use-sign-in.ts';
import { deviceName, isPhone } from './device-name.ts';

/** What the shopper is asked to confirm: signing out one device, or all. */
type Question = CustomerSession | 'all';

/** The devices on which the customer is signed in; each of them can be signed out, and all at once. */
export function DeviceList({ sessions }: { sessions: readonly CustomerSession[] }) {
  const [question, setQuestion] = useState<Question>();
  const [isBusy, setBusy] = useState(false);
  const reload = useDataReload();
  const { signOut } = useSignIn();
  const container = useFocusAfterRemoval('li');

  const confirm = async (confirmed: Question) => {
    setBusy(true);
    const result = await (confirmed === 'all'
      ? browserApi('DELETE /account/api/sessions')
      : browserApi('DELETE /account/api/sessions/{id}', { params: { id: confirmed.sessionId } }));
    setBusy(false);
    setQuestion(undefined);
    // One that is signed out already (404) counts as a success.
    if (!result.ok && result.status !== 404) return showToast(failureMessage(result), 'error');
    if (confirmed === 'all') {
      await signOut();
      return;
    }
    showToast(m.devices_ended(), 'success');
    await reload();
  };

  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      <div className="grid gap-2">
        <h1 className="text-2xl font-bold">
          <WrapAtWords>{m.devices_title()}</WrapAtWords>
        </h1>
        <p className="text-sm text-muted">
          <WrapAtWords>{m.devices_intro()}</WrapAtWords>
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {sessions.map((session) => (
          <DeviceRow key={session.sessionId} session={session} onEnd={() => setQuestion(session)} />
        ))}
      </ul>
      <div>
        <Button
          variant="secondary"
          icon={<LogOut aria-hidden="true" className="size-5" />}
          onClick={() => setQuestion('all')}
        >
          {m.devices_end_all()}
        </Button>
      </div>
      <ConfirmDialog
        open={question !== undefined}
        title={question === 'all' ? m.devices_end_all_question() : m.devices_end_question()}
        message={question === 'all' ? m.devices_end_all_text() : question && deviceName(question)}
        confirmLabel={m.account_sign_out()}
        danger
        loading={isBusy}
        onConfirm={() => question && void confirm(question)}
        onCancel={() => setQuestion(undefined)}
      />
    </div>
  );
}

function DeviceRow({ session, onEnd }: { session: CustomerSession; onEnd: () => void }) {
  const name = deviceName(session);
  const Icon = isPhone(session) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line p-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {session.isCurrent && <Badge tone="brand">{m.devices_this()}</Badge>}
        </h2>
        <p className="text-sm text-muted">
          {m.devices_last_used({ time: formatDate(session.lastUsedAt, 'dateTime') })}
        </p>
        <p className="text-sm text-muted">{m.devices_signed_in({ time: formatDate(session.createdAt, 'dateTime') })}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          className="max-sm:w-full"
          aria-label={m.devices_end_named({ device: name })}
          onClick={onEnd}
        >
          {m.account_sign_out()}
        </Button>
      )}
    </li>
  );
}
