import { useId } from 'react';

/** A switch with its name and a note. An extra's switch also has its price. */
export function Switch({
  title,
  note,
  price,
  free = false,
  checked,
  onChange,
}: {
  title: string;
  note: string;
  price: string;
  free?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className="opt">
      <span>
        <b id={id}>{title}</b>
        <small id={`${id}-note`}>{note}</small>
      </span>
      <span className={free ? 'small num free' : 'small num muted'} id={`${id}-price`}>
        {price}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={`${id}-note ${id}-price`}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
