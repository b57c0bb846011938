import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Modal } from '#storefront/ui/modal.tsx';
import { CheckMail } from './check-mail.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import type { AuthFormType } from './use-sign-in.ts';

export interface AuthModalProps {
  open: boolean;
  /** The form to show first. */
  form: AuthFormType;
  /** A path to come back to from a provider; default: this page. */
  redirectTo?: string;
  onClose: () => void;
  /** The session has started; the form stays busy until the promise settles. */
  onSignedIn: () => Promise<void>;
}

type View = { form: AuthFormType } | { form: 'check-mail'; email: string };

/** Sign-in and registration: at most 574 px wide, not closed by a press on the backdrop. */
export default function AuthModal({ open, form, redirectTo, onClose, onSignedIn }: AuthModalProps) {
  const [view, setView] = useState<View>({ form });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setView({ form });
  }
  const checkMail = (email: string) => setView({ form: 'check-mail', email });
  const titles = {
    login: m.auth_login_title,
    register: m.auth_register_title,
    'check-mail': m.auth_check_mail_title,
  };
  return (
    <Modal open={open} onClose={onClose} title={titles[view.form]()} backdropCloses={false}>
      {view.form !== 'check-mail' && (
        <div className="mb-4 empty:hidden">
          <SocialButtons redirectTo={redirectTo} />
        </div>
      )}
      {view.form === 'login' && (
        <LoginForm onSignedIn={onSignedIn} onNotActive={checkMail} onRegister={() => setView({ form: 'register' })} />
      )}
      {view.form === 'register' && <RegisterForm onRegistered={checkMail} onLogin={() => setView({ form: 'login' })} />}
      {view.form === 'check-mail' && <CheckMail email={view.email} onLogin={() => setView({ form: 'login' })} />}
    </Modal>
  );
}
