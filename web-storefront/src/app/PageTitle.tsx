/** React lifts it into the head. One text child, as the element wants it. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} | Basamak`}</title>;
}
