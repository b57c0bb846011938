import { useState } from 'react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Modal } from '#storefront/ui/modal.tsx';
import { CheckMail } from './check-mail.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { AuthFormType } from './use-sign-in.ts';

export interface AuthModalProps {
  open: boolean;
  /** The form to begin with. */
  form: AuthFormType;
  onClose: () => void;
  /** The session has begun; until it settles the form stays busy. */
  onSignedIn: () => Promise<void>;
}

type Face = { form: AuthFormType } | { form: 'check-mail'; email: string };

/** Signing in and registering (spec 2): at most 574 px wide, closed by its X, not by the backdrop. */
export default function AuthModal({ open, form, onClose, onSignedIn }: AuthModalProps) {
  const [face, setFace] = useState<Face>({ form });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setFace({ form });
  }
  const checkMail = (email: string) => setFace({ form: 'check-mail', email });
  const titles = {
    login: m.auth_login_title,
    register: m.auth_register_title,
    'check-mail': m.auth_check_mail_title,
  };
  return (
    <Modal open={open} onClose={onClose} title={titles[face.form]()} backdropCloses={false}>
      {face.form === 'login' && (
        <LoginForm onSignedIn={onSignedIn} onNotActive={checkMail} onRegister={() => setFace({ form: 'register' })} />
      )}
      {face.form === 'register' && <RegisterForm onRegistered={checkMail} onLogin={() => setFace({ form: 'login' })} />}
      {face.form === 'check-mail' && <CheckMail email={face.email} onLogin={() => setFace({ form: 'login' })} />}
    </Modal>
  );
}
