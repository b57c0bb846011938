import { useEffect, useRef, useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Modal } from '#storefront/ui/modal.tsx';
import { ForgotPasswordForm } from '../passwords/forgot-password-form.tsx';
import { CheckMail, type MailPurpose } from '../registration/check-mail.tsx';
import { RegisterForm } from '../registration/register-form.tsx';
import type { AuthFormType } from '../use-sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { rememberEmail } from './remember-email.ts';
import { SocialButtons } from './social-buttons.tsx';

export interface AuthModalProps {
  open: boolean;
  /** The form to show first. */
  form: AuthFormType;
  /** A path to come back to from a provider; default: this page. */
  redirectTo?: string;
  /** Of the account, if it is known. */
  email?: string;
  /** Of the mailed link that confirms a sign-in. */
  confirmationToken?: string;
  onClose: () => void;
  /** The session has started; the form stays busy until the promise settles. */
  onSignedIn: () => Promise<void>;
}

type View = { form: AuthFormType } | { form: 'check-mail'; email: string; purpose: MailPurpose };

/** The first field of the form that is shown; null if it has none. */
function firstField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('form[name^="auth-"] input');
}

/** Sign-in, registration and forgotten password: at most 574 px wide, not closed by a press on the backdrop. */
export default function AuthModal({
  open,
  form,
  redirectTo,
  email,
  confirmationToken,
  onClose,
  onSignedIn,
}: AuthModalProps) {
  const [view, setView] = useState<View>({ form });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setView({ form });
  }
  const lastForm = useRef(view.form);
  useEffect(() => {
    if (view.form === lastForm.current) return;
    lastForm.current = view.form;
    // The button that was pressed is gone with its form.
    firstField()?.focus();
  }, [view.form]);
  const waitForActivation = (email: string, purpose: MailPurpose) => {
    void rememberEmail(email);
    setView({ form: 'check-mail', email, purpose });
  };
  const login = () => setView({ form: 'login' });
  const titles = {
    login: m.auth_login_title,
    register: m.auth_register_title,
    'forgot-password': m.auth_forgot_title,
    'check-mail': m.auth_check_mail_title,
  };
  const title = 'purpose' in view && view.purpose === 'waiting_activation' ? m.auth_verify_title : titles[view.form];
  return (
    <Modal open={open} onClose={onClose} title={title()} backdropCloses={false} initialFocus={firstField}>
      {(view.form === 'login' || view.form === 'register') && (
        <div className="mb-4 empty:hidden">
          <SocialButtons redirectTo={redirectTo} />
        </div>
      )}
      {view.form === 'login' && (
        <LoginForm
          key={email}
          email={email}
          confirmationToken={confirmationToken}
          onSignedIn={onSignedIn}
          onNotActive={(email) => waitForActivation(email, 'waiting_activation')}
          onRegister={() => setView({ form: 'register' })}
          onForgotPassword={() => setView({ form: 'forgot-password' })}
          onLeave={onClose}
        />
      )}
      {view.form === 'register' && (
        <RegisterForm onRegistered={(email) => waitForActivation(email, 'activation')} onLogin={login} />
      )}
      {view.form === 'forgot-password' && (
        <ForgotPasswordForm
          onSent={(email) => setView({ form: 'check-mail', email, purpose: 'password_reset' })}
          onLogin={login}
        />
      )}
      {view.form === 'check-mail' && <CheckMail email={view.email} purpose={view.purpose} onLogin={login} />}
    </Modal>
  );
}
