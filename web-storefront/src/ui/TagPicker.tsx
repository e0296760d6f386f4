import { ranked } from '#contract/vocabulary.ts';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FieldError } from './Field.tsx';
import { Glyph } from './Glyph.tsx';
import { useLateWriting } from '../lib/early-writing.ts';

interface Item {
  readonly value: string;
  readonly label: string;
}

const labelIn = ({ label }: Item): string => label;

/**
 * Chooses several entries of a long list. Typing searches the list; a click or the arrow keys open all of it. Chosen
 * entries are shown before the field as tags.
 */
export default function TagPicker({
  label,
  titled = false,
  placeholder,
  hint,
  items,
  glyphs = false,
  chosen,
  most,
  replaces = false,
  error,
  field,
  onChange,
}: {
  label: string;
  /** Whether the heading above already shows the label. */
  titled?: boolean | undefined;
  placeholder: string;
  hint: string;
  items: readonly Item[];
  /** Whether the entries are champions or agents, which have glyphs. */
  glyphs?: boolean | undefined;
  chosen: readonly string[];
  most: number;
  /** For a single entry: the next choice replaces it. */
  replaces?: boolean;
  error?: string | undefined;
  /** The name of the form field that this picker fills. */
  field?: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLateWriting(box);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const full = !replaces && chosen.length >= most;
  const found =
    open && !full
      ? ranked(
          items.filter(({ value }) => !chosen.includes(value)),
          typed,
          labelIn,
        )
      : [];
  const shown = found.length > 0;
  useEffect(() => {
    if (shown) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active, shown]);
  const labelOf = (value: string) => items.find((item) => item.value === value)?.label ?? value;

  const add = (item: Item | undefined) => {
    if (!item) return;
    onChange(replaces ? [item.value] : [...chosen, item.value]);
    setTyped('');
    setActive(0);
    if (replaces) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!shown) return setOpen(true);
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive((index) => (index + by + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown) add(found[active]);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Backspace' && typed === '') {
      onChange(chosen.slice(0, -1));
    }
  };

  return (
    <div className="field tags" data-invalid={error ? '' : undefined}>
      <label className={titled ? 'vh' : 'label'} htmlFor={id}>
        {label}
      </label>
      <div className="input tags__box" ref={box}>
        {chosen.map((value) => (
          <span className="tag" key={value}>
            {glyphs && <Glyph of={value} size={18} />}
            {labelOf(value)}
            <button
              type="button"
              aria-label={`${labelOf(value)} seçimini çıkar`}
              onClick={() => onChange(chosen.filter((other) => other !== value))}
            >
              <X className="ic" aria-hidden="true" />
            </button>
          </span>
        ))}
        <input
          id={id}
          role="combobox"
          data-field={field}
          autoComplete="off"
          spellCheck={false}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${id}-${active}` : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          placeholder={full || (replaces && chosen.length > 0) ? '' : placeholder}
          readOnly={full}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            // text that was typed before hydration is applied late, when the focus may already be elsewhere
            setOpen(event.target === document.activeElement);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="tags__list" id={`${id}-list`} role="listbox" aria-label={label} hidden={!shown}>
        {found.map((item, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys and names the active option
          <div
            key={item.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // the field keeps the focus; otherwise the list would close before the click
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(item)}
          >
            {glyphs && <Glyph of={item.value} size={24} />}
            {item.label}
          </div>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <span className="hint" id={`${id}-hint`}>
        {full ? `En çok ${most} seçebilirsin.` : hint}
      </span>
    </div>
  );
}
