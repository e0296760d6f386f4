import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { unreadQuery } from './queries.ts';

/** Where the chat is below the order: a button at the lower edge that leads to it, with the number of unread messages. */
export default function ToChat({ orderId }: { orderId: string }) {
  const unread = useQuery(unreadQuery).data?.get(orderId) ?? 0;
  const hidden = useChatInView();
  return (
    <div className="to-chat" hidden={hidden}>
      <ButtonLink to="#sohbet">
        <MessageSquare className="ic" aria-hidden="true" /> Sohbet
        {unread > 0 && (
          <span className="to-chat__new num">
            {unread}
            <span className="vh"> okunmamış mesaj</span>
          </span>
        )}
      </ButtonLink>
    </div>
  );
}

/** Whether a part of the chat is in view. The chat loads after its page, so its place may be drawn anew. */
function useChatInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    const watch = () => {
      const chat = document.getElementById('sohbet');
      if (chat) observer.observe(chat);
    };
    watch();
    const drawn = new MutationObserver(watch);
    const page = document.getElementById('icerik');
    if (page) drawn.observe(page, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      drawn.disconnect();
    };
  }, []);
  return inView;
}
