import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ClientFail } from '#contract/client.ts';
import { ContactMessage, type ContactTopic, maxMessageLength } from '#contract/contact.ts';
import { shop } from '#contract/shop.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { showServerErrors } from '#storefront/api/form-errors.ts';
import { createIdempotencyKeys } from '#storefront/api/idempotency-keys.ts';
import { useBotCheck } from '#storefront/bot-check/use-bot-check.tsx';
import { fieldMessage, ruleMessage } from '#storefront/i18n/field-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { controlStyle, FormField } from '#storefront/ui/form-field.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import { useHydrated } from '#storefront/ui/use-hydrated.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { Attachment } from './attachment-list.ts';
import { AttachmentsField } from './attachments-field.tsx';
import { useSender } from './use-sender.ts';

export interface MessageFormProps {
  topics: readonly ContactTopic[];
  orderId: string | undefined;
  /** Moves the focus to the first field. */
  isFocused: boolean;
  onSent: (sent: { reference: string; email: string }) => void;
}

const fields = ['name', 'email', 'mobileNo', 'topic', 'orderId', 'message'] as const;
const empty = { name: '', email: '', mobileNo: '', topic: '', orderId: '', message: '' };
const resolveMessage = zodResolver(ContactMessage);
/** An optional field that is empty is not sent. */
const resolver: typeof resolveMessage = ({ mobileNo, orderId, ...values }, ...more) =>
  resolveMessage(
    { ...values, mobileNo: mobileNo?.trim() || undefined, orderId: orderId?.trim() || undefined },
    ...more,
  );
const attachmentCodes: readonly ClientFail['code'][] = [
  'attachment_type_not_supported',
  'attachment_heic_not_supported',
  'attachment_not_readable',
];

/** The fields of a message to the shop, with those of the customer who is signed in filled in. */
export function MessageForm({ topics, orderId, isFocused, onSent }: MessageFormProps) {
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const [attachments, setAttachments] = useState<Attachment[]>([]);
  const [attachmentError, setAttachmentError] = useState<string>();
  const [keyFor] = useState(createIdempotencyKeys);
  const botCheck = useBotCheck('contact');
  // Sent without the script, the form would put what was typed into the address.
  const isHydrated = useHydrated();

  const { name, email, mobileNo } = useSender() ?? empty;
  useEffect(() => {
    const known = { ...empty, name, email, mobileNo, orderId: orderId ?? '' };
    if (name || known.orderId) reset(known, { keepDirtyValues: true, keepErrors: true });
  }, [reset, name, email, mobileNo, orderId]);

  useEffect(() => {
    if (isFocused) setFocus('topic');
  }, [isFocused, setFocus]);

  const submit = handleSubmit(async (body) => {
    setAttachmentError(undefined);
    const result = await botCheck.call((botCheckToken) =>
      browserApi('POST /utils/api/message-logs/logs/send', {
        body: { ...body, botCheckToken },
        attachments: attachments.map(({ content }) => content),
        idempotencyKey: keyFor(JSON.stringify(body), ...attachments.map(({ id }) => id)),
      }),
    );
    if (!result) return;
    if (result.ok) return onSent({ reference: result.data.reference, email: body.email });
    const refused = (result.data as { attachment?: number } | undefined)?.attachment;
    if (attachmentCodes.includes(result.code) && refused !== undefined) {
      const problem = failureMessage(result);
      setAttachments(attachments.map((one, index) => (index === refused ? { ...one, problem } : one)));
      setAttachmentError(m.contact_file_refused());
    } else if (result.fields?.attachments) setAttachmentError(result.fields.attachments[0]);
    else if (result.code === 'payload_too_large') setAttachmentError(ruleMessage('file_too_large'));
    else showServerErrors(result, fields, setError);
  });

  return (
    <form name="contact-form" method="post" noValidate onSubmit={submit} className="grid gap-4 noscript:hidden">
      {errors.root && <FormNotice>{errors.root.message}</FormNotice>}
      <SelectField
        label={m.contact_topic()}
        placeholder={m.contact_topic_choose()}
        options={topics}
        error={fieldMessage(errors, 'topic')}
        {...register('topic')}
      />
      <TextField
        label={m.contact_name()}
        autoComplete="name"
        maxLength={160}
        error={fieldMessage(errors, 'name')}
        {...register('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.contact_email()}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={m.contact_email_hint()}
          error={fieldMessage(errors, 'email')}
          {...register('email')}
        />
        <TextField
          label={m.contact_mobile()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={30}
          optional
          error={fieldMessage(errors, 'mobileNo')}
          {...register('mobileNo')}
        />
      </div>
      <TextField
        label={m.contact_order()}
        autoComplete="off"
        autoCapitalize="characters"
        optional
        hint={m.contact_order_hint({ prefix: shop.numberPrefixes.order })}
        error={fieldMessage(errors, 'orderId')}
        {...register('orderId')}
      />
      <FormField label={m.contact_message()} error={fieldMessage(errors, 'message')}>
        {(controlProps) => (
          <textarea
            {...register('message')}
            {...controlProps}
            rows={6}
            maxLength={maxMessageLength}
            className={`${controlStyle} py-2.5`}
          />
        )}
      </FormField>
      <AttachmentsField attachments={attachments} onChange={setAttachments} error={attachmentError} />
      {botCheck.field}
      <p className="text-xs text-pretty text-muted">
        <WrapAtWords>{m.contact_privacy()}</WrapAtWords>
      </p>
      <Button
        type="submit"
        size="lg"
        disabled={!isHydrated}
        loading={isSubmitting}
        icon={<Send aria-hidden="true" className="size-5" />}
        className="sm:justify-self-start"
      >
        {m.contact_send()}
      </Button>
      <p role="status" className="-mt-2 text-sm text-muted">
        {isSubmitting && attachments.length > 0 ? m.contact_sending() : ''}
      </p>
    </form>
  );
}
