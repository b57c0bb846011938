import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ClientFail } from '#contract/client.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { Button } from '#storefront/ui/button.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { Panel } from '#storefront/ui/panel.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { isAboutPassword } from '../passwords/is-about-password.ts';
import { useSignIn } from '../use-sign-in.ts';
import { loadWebAuthn, type PasskeyProblem, passkeyProblem, usePasskeySupport } from '../webauthn.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';
import { deviceName } from './device-name.ts';

interface PasskeysProps {
  passkeys: readonly Passkey[];
  email: string;
  hasPassword: boolean;
}

/** A section of the profile: the customer's passkeys, with adding and removing. Nothing if the shop offers none. */
export function Passkeys({ passkeys, email, hasPassword }: PasskeysProps) {
  const { hasPasskeys } = useSignIn();
  const isSupported = usePasskeySupport();
  const reload = useDataReload();
  const { pathname } = useLocation();
  const [failure, setFailure] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const [isRemoving, setRemoving] = useState(false);
  const container = useFocusAfterRemoval('li');
  if (!hasPasskeys) return null;

  /** @returns the failure, if it is about the password */
  const add = async (password?: string): Promise<ClientFail | undefined> => {
    setAdding(true);
    setFailure(undefined);
    const failed = await addPasskey(password);
    setAdding(false);
    if (typeof failed === 'object') {
      if (failed.code === 'recent_sign_in_required') setConfirming(true);
      else if (password !== undefined && isAboutPassword(failed)) return failed;
      else setFailure(failureMessage(failed));
    } else if (failed) setFailure(problemText(failed));
    else {
      showToast(m.passkeys_added(), 'success');
      await reload();
    }
    return undefined;
  };

  const remove = async ({ passkeyId }: Passkey) => {
    setRemoving(true);
    const result = await browserApi('DELETE /account/api/passkeys/{id}', { params: { id: passkeyId } });
    setRemoving(false);
    setRemoved(undefined);
    // One that is removed already (404) counts as a success.
    if (!result.ok && result.status !== 404) return setFailure(failureMessage(result));
    setFailure(undefined);
    showToast(m.passkeys_removed(), 'success');
    await reload();
  };

  return (
    <Panel title={m.passkeys_heading()}>
      <div ref={container} tabIndex={-1} className="grid justify-items-start gap-4 text-sm outline-none">
        <p className="text-muted">
          <WrapAtWords>{m.passkeys_intro()}</WrapAtWords>
        </p>
        {failure && <FormNotice>{failure}</FormNotice>}
        {passkeys.length > 0 ? (
          <ul className="w-full divide-y divide-line border-y border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRemove={() => setRemoved(passkey)} />
            ))}
          </ul>
        ) : (
          <p>
            <WrapAtWords>{m.passkeys_empty()}</WrapAtWords>
          </p>
        )}
        {isSupported === false ? (
          <p>
            <WrapAtWords>{m.passkeys_not_supported()}</WrapAtWords>
          </p>
        ) : (
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" className="size-5" />}
            loading={isAdding}
            onClick={() => void add()}
          >
            {m.passkeys_add()}
          </Button>
        )}
      </div>
      <ConfirmIdentityDialog
        open={isConfirming}
        email={email}
        hasPassword={hasPassword}
        path={pathname}
        onConfirm={add}
        onClose={() => setConfirming(false)}
      />
      <ConfirmDialog
        open={removed !== undefined}
        title={m.passkeys_remove_question()}
        message={removed && m.passkeys_remove_text({ name: passkeyName(removed) })}
        confirmLabel={m.passkeys_remove()}
        danger
        loading={isRemoving}
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(undefined)}
      />
    </Panel>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { createdAt, lastUsedAt } = passkey;
  const time = formatDate(createdAt, 'dateTime');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 className="font-semibold">{passkeyName(passkey)}</h3>
        <p className="text-muted">{passkey.isSynced ? m.passkeys_synced() : m.passkeys_on_one_device()}</p>
        <p className="text-muted">
          {passkey.authenticator
            ? m.passkeys_added_at_on({ time, device: deviceName(passkey) })
            : m.passkeys_added_at({ time })}
        </p>
        <p className="text-muted">
          {lastUsedAt ? m.passkeys_last_used({ time: formatDate(lastUsedAt, 'dateTime') }) : m.passkeys_never_used()}
        </p>
      </div>
      <Button
        variant="secondary"
        className="max-sm:w-full"
        aria-label={m.passkeys_remove_named({ name: passkeyName(passkey) })}
        onClick={onRemove}
      >
        {m.passkeys_remove()}
      </Button>
    </li>
  );
}

/** What stores it, or where it was added if that is not known. */
function passkeyName(passkey: Passkey): string {
  return passkey.authenticator ?? deviceName(passkey);
}

/**
 * Lets the browser make a passkey, and adds it to the account.
 *
 * @param password if the sign-in is not recent
 */
async function addPasskey(password: string | undefined): Promise<ClientFail | PasskeyProblem | undefined> {
  try {
    const { startRegistration } = await loadWebAuthn();
    const options = await browserApi('POST /account/api/passkeys/options', { body: { password } });
    if (!options.ok) return options;
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options.data });
    const result = await browserApi('POST /account/api/passkeys', { body: { id, rawId, type, response } });
    return result.ok ? undefined : result;
  } catch (error) {
    return passkeyProblem(error);
  }
}

function problemText(problem: PasskeyProblem): string | undefined {
  if (problem === 'ended') return undefined;
  const texts = {
    cancelled: m.passkeys_add_cancelled,
    already_on_device: m.passkeys_already_on_device,
    device_not_able: m.passkeys_device_not_able,
    failed: m.passkeys_failed,
  };
  return texts[problem]();
}
