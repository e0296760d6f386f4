import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from './Field.tsx';
import { allStars } from './Stars.tsx';

const names = ['', 'Çok kötü', 'Kötü', 'Orta', 'İyi', 'Çok iyi'] as const;

/** Chooses one to five stars by radio buttons. The word beside them names the choice. */
export function StarsField({
  label,
  value,
  error,
  onChange,
}: {
  label: string;
  value: number | null;
  error?: string | undefined;
  onChange: (value: number) => void;
}) {
  const group = useId();
  return (
    <fieldset
      className="field"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${group}-error` : undefined}
    >
      <legend className="label">{label}</legend>
      <div className="row row--wrap">
        <div className="stars stars--in">
          {allStars.map((star) => (
            <label key={star}>
              <input
                type="radio"
                className="vh"
                name={group}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
              />
              <Star className={star <= (value ?? 0) ? 'ic is-on' : 'ic'} aria-hidden="true" />
              <span className="vh">
                {star} yıldız, {names[star]}
              </span>
            </label>
          ))}
        </div>
        <span className="small muted">{value !== null && names[value]}</span>
      </div>
      {error && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
