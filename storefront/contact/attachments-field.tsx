import { FileText, Image as ImageIcon, Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { maxAttachments } from '#contract/contact.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FieldError, FieldHint } from '#storefront/ui/form-field.tsx';
import { IconButton } from '#storefront/ui/icon-button.tsx';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { type Attachment, addFiles, fileSize } from './attachment-list.ts';

/** Phones convert their own format (HEIC) to one of these. */
const accept = 'image/jpeg,image/png,image/webp,application/pdf';

export interface AttachmentsFieldProps {
  attachments: readonly Attachment[];
  onChange: (attachments: Attachment[]) => void;
  /** Why the server refused the files. */
  error: string | undefined;
}

/** Up to three pictures or PDFs, each with a button that removes it. */
export function AttachmentsField({ attachments, onChange, error }: AttachmentsFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const container = useFocusAfterRemoval('li');
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // Choosing the same file again is a change as well.
    currentTarget.value = '';
    setPreparing(true);
    const added = await addFiles(attachments, chosen);
    setPreparing(false);
    setProblem(added.problem);
    onChange(added.attachments);
  };
  const remove = (removed: Attachment) => {
    setProblem(undefined);
    onChange(attachments.filter((one) => one !== removed));
  };
  const shownProblem = problem ?? error;
  return (
    <fieldset
      ref={container}
      tabIndex={-1}
      aria-describedby={`${id}-hint ${id}-problem`}
      className="grid min-w-0 gap-2 outline-none"
    >
      <legend className="mb-1.5 text-sm font-medium">
        {m.contact_attachments()}
        <span className="ml-1.5 font-normal text-muted">({m.ui_optional()})</span>
      </legend>
      {attachments.length > 0 && (
        <ul className="grid gap-2">
          {attachments.map((attachment) => (
            <AttachedFile key={attachment.id} attachment={attachment} onRemove={() => remove(attachment)} />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={m.contact_attach()}
        onChange={(event) => void choose(event)}
      />
      {attachments.length < maxAttachments && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Paperclip aria-hidden="true" className="size-5" />}
          loading={isPreparing}
          onClick={() => input.current?.click()}
        >
          {m.contact_attach()}
        </Button>
      )}
      <div>
        <FieldHint id={`${id}-hint`}>{m.contact_attachments_hint()}</FieldHint>
        <div role="status" id={`${id}-problem`}>
          {shownProblem && <FieldError id={`${id}-error`}>{shownProblem}</FieldError>}
        </div>
      </div>
    </fieldset>
  );
}

function AttachedFile({
  attachment: { name, content, problem },
  onRemove,
}: {
  attachment: Attachment;
  onRemove: () => void;
}) {
  const id = useId();
  const Icon = content.type === 'application/pdf' ? FileText : ImageIcon;
  return (
    <li className="grid gap-1 rounded-field border border-line py-1 pr-1 pl-3.5">
      <div className="flex items-center gap-3">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 truncate text-sm">{name}</span>
        <span className="figures text-xs text-muted">{fileSize(content.size)}</span>
        <IconButton label={m.contact_remove_file({ name })} onClick={onRemove} icon={<X className="size-5" />} />
      </div>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </li>
  );
}
