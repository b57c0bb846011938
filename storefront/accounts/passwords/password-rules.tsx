import { Check, Circle } from 'lucide-react';
import { newPassword } from '#contract/validation.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';

const rules: [key: string, text: () => string][] = [
  ['too_short:8', m.auth_rule_length],
  ['password_needs_number', m.auth_rule_number],
  ['password_needs_letters', m.auth_rule_letters],
  ['password_needs_special_character', m.auth_rule_special],
];

/** The rules for a new password, each ticked as soon as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const unmet = new Set(newPassword.safeParse(password).error?.issues.map(({ message }) => message));
  return (
    <div className="rounded-field bg-ground px-4 py-3 text-xs">
      <p className="mb-1 font-medium">{m.auth_password_rules()}</p>
      <ul className="grid gap-1">
        {rules.map(([key, text]) => {
          const met = password !== '' && !unmet.has(key);
          const Icon = met ? Check : Circle;
          return (
            <li key={key} className={classNames('flex items-center gap-2', met ? 'text-success' : 'text-muted')}>
              <Icon aria-hidden="true" className={classNames('size-4 shrink-0', !met && 'scale-50')} />
              {text()}
              <span className="sr-only">{met ? m.auth_rule_met() : m.auth_rule_unmet()}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
