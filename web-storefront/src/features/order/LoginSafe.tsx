/** What happens to the log-in that the customer gives, beside a drawn safe. */
export const LoginSafe = () => (
  <div className="safe">
    <Safe />
    <ul className="stack-2 small">
      <li>Kullanıcı adın ve şifren şifrelenerek saklanır; booster ikisini de göremez.</li>
      <li>Sipariş kapanınca ya da iptal edilince silinir; hareketsiz siparişte en geç 30 gün sonra.</li>
      <li>Sipariş bitince şifreni değiştirmeni öneririz.</li>
    </ul>
  </div>
);

/** A safe on a stair, in the hand of the emblems: corners cut at 45°, light from the top left. */
const Safe = () => (
  <svg className="safe__pic" viewBox="0 0 64 64" aria-hidden="true">
    <path className="safe__dk" d="M4 60V54H18V50H60V60Z" />
    <path className="safe__hi" d="M4 54H18V50H60V52H20V56H4Z" />
    <path className="safe__md" d="M14 10L18 6H54L58 10V46L54 50H18L14 46Z" />
    <path className="safe__hi" d="M14 10L18 6H54L58 10H18V46L14 46Z" />
    <path className="safe__door" d="M22 17L25 14H47L50 17V39L47 42H25L22 39Z" />
    <path className="safe__edge" d="M22 17L25 14H47L50 17H25V39L22 39Z" />
    <path className="safe__md" d="M36 20L44 28L36 36L28 28Z" />
    <path className="safe__hi" d="M36 20L44 28H40L36 24L32 28H28Z" />
    <path className="safe__door" d="M34.5 26.5H37.5V31.5H34.5Z" />
    <path className="safe__dk" d="M54 18H58V24H54ZM54 32H58V38H54Z" />
  </svg>
);
