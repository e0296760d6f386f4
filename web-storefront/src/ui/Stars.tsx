import { Star } from 'lucide-react';

export const allStars = [1, 2, 3, 4, 5] as const;

export function Stars({ value }: { value: number }) {
  return (
    <span className="stars" role="img" aria-label={`5 üzerinden ${value} yıldız`}>
      {allStars.map((star) => (
        <Star key={star} className={star <= value ? 'ic is-on' : 'ic'} aria-hidden="true" />
      ))}
    </span>
  );
}
