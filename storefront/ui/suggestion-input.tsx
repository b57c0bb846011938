import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { controlStyle } from './form-field.tsx';
import type { SuggestionInputProps } from './suggestion-field.tsx';
import { WrapAtWords } from './wrap-at-words.tsx';

/** The input that `SuggestionField` loads: import `SuggestionField` instead. */
export default function SuggestionInput(props: SuggestionInputProps) {
  const { value, onType, suggestions, keyOf, textOf, renderItem, onChoose, status, input, controlProps } = props;
  const [open, setOpen] = useState(false);
  return (
    <Autocomplete.Root
      items={suggestions}
      value={value}
      onValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onType(text);
      }}
      open={open && status !== undefined}
      onOpenChange={setOpen}
      filter={null}
      autoHighlight
      itemToStringValue={textOf}
    >
      <Autocomplete.Input {...input} {...controlProps} spellCheck={false} className={controlStyle} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={4} align="start" className="z-60 outline-none">
          <Autocomplete.Popup className="max-h-[min(24rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface py-2 shadow-float">
            <Autocomplete.Status className="px-4 py-1.5 text-xs text-muted">
              <WrapAtWords>{status}</WrapAtWords>
            </Autocomplete.Status>
            <Autocomplete.List>
              {(item: unknown) => (
                <Autocomplete.Item
                  key={keyOf(item)}
                  value={item}
                  onClick={() => onChoose(item)}
                  className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-sm outline-none data-highlighted:bg-brand-soft"
                >
                  {renderItem(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
