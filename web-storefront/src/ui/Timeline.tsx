import { formatMoment } from '../lib/time.ts';

export interface TimelineItem {
  readonly at: string;
  readonly title: string;
  readonly note?: string | undefined;
}

/** Events, newest first. */
export function Timeline({ items, name }: { items: readonly TimelineItem[]; name: string }) {
  return (
    <ol className="tl" aria-label={name}>
      {items.map((item, index) => (
        <li key={`${item.at}-${item.title}-${index}`} className={index === 0 ? 'on' : undefined}>
          <div>
            <span>{item.title}</span>
            <br />
            <time className="tiny dim" dateTime={item.at}>
              {formatMoment(item.at)}
            </time>
            {item.note && <p className="small muted">{item.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
