import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlinedIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import BalanceOutlinedIcon from '@mui/icons-material/BalanceOutlined';
import DifferenceOutlinedIcon from '@mui/icons-material/DifferenceOutlined';
import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactMailOutlinedIcon from '@mui/icons-material/ContactMailOutlined';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import DevicesOutlinedIcon from '@mui/icons-material/DevicesOutlined';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import ForumOutlinedIcon from '@mui/icons-material/ForumOutlined';
import GavelOutlinedIcon from '@mui/icons-material/GavelOutlined';
import GppMaybeOutlinedIcon from '@mui/icons-material/GppMaybeOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import HowToVoteOutlinedIcon from '@mui/icons-material/HowToVoteOutlined';
import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import LocalActivityOutlinedIcon from '@mui/icons-material/LocalActivityOutlined';
import MarkEmailUnreadOutlinedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import PendingActionsOutlinedIcon from '@mui/icons-material/PendingActionsOutlined';
import PolicyOutlinedIcon from '@mui/icons-material/PolicyOutlined';
import QuickreplyOutlinedIcon from '@mui/icons-material/QuickreplyOutlined';
import ReviewsOutlinedIcon from '@mui/icons-material/ReviewsOutlined';
import ScheduleOutlinedIcon from '@mui/icons-material/ScheduleOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import SportsEsportsOutlinedIcon from '@mui/icons-material/SportsEsportsOutlined';
import StairsOutlinedIcon from '@mui/icons-material/StairsOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import TuneOutlinedIcon from '@mui/icons-material/TuneOutlined';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import OutboxOutlinedIcon from '@mui/icons-material/OutboxOutlined';
import WebhookOutlinedIcon from '@mui/icons-material/WebhookOutlined';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { page } from './layout/page.tsx';
import type { resourceMessages } from '#contract/console/lists.tr.ts';
import { listingName } from './resources/listings/listing-name.ts';

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

type Pages = Partial<Record<'list' | 'show' | 'create' | 'edit', ComponentType>>;
export type SectionResource = Omit<ResourceProps, 'name' | keyof Pages> &
  Pages & { readonly name: keyof typeof resourceMessages };

interface Section {
  readonly heading: string;
  readonly resources: readonly SectionResource[];
}

/** The console's resources with their pages, grouped as in the menu. */
export const sections: readonly Section[] = [
  {
    heading: 'Siparişler ve destek',
    resources: [
      {
        name: 'orders',
        icon: StairsOutlinedIcon,
        list: page(() => import('./resources/orders/OrderList.tsx'), 'OrderList'),
        show: page(() => import('./resources/orders/OrderShow.tsx'), 'OrderShow'),
        recordRepresentation: 'number',
      },
      {
        name: 'tickets',
        icon: ConfirmationNumberOutlinedIcon,
        list: page(() => import('./resources/tickets/TicketList.tsx'), 'TicketList'),
        show: page(() => import('./resources/tickets/TicketShow.tsx'), 'TicketShow'),
        recordRepresentation: 'subject',
      },
      {
        name: 'messages',
        icon: ForumOutlinedIcon,
        list: page(() => import('./resources/messages/MessageList.tsx'), 'MessageList'),
        show: page(() => import('./resources/messages/MessageShow.tsx'), 'MessageShow'),
      },
      {
        name: 'reports',
        icon: FlagOutlinedIcon,
        list: page(() => import('./resources/reports/ReportList.tsx'), 'ReportList'),
        show: page(() => import('./resources/reports/ReportShow.tsx'), 'ReportShow'),
      },
      {
        name: 'suspicions',
        icon: GppMaybeOutlinedIcon,
        list: page(() => import('./resources/notes/SuspicionList.tsx'), 'SuspicionList'),
      },
      {
        name: 'reviews',
        icon: ReviewsOutlinedIcon,
        list: page(() => import('./resources/reviews/ReviewList.tsx'), 'ReviewList'),
        show: page(() => import('./resources/reviews/ReviewShow.tsx'), 'ReviewShow'),
      },
      {
        name: 'contact-messages',
        icon: ContactMailOutlinedIcon,
        list: page(() => import('./resources/contact-messages/ContactMessageList.tsx'), 'ContactMessageList'),
        show: page(() => import('./resources/contact-messages/ContactMessageShow.tsx'), 'ContactMessageShow'),
        recordRepresentation: 'name',
      },
      {
        name: 'canned-answers',
        icon: QuickreplyOutlinedIcon,
        list: page(() => import('./resources/canned-answers/CannedAnswerList.tsx'), 'CannedAnswerList'),
        create: page(() => import('./resources/canned-answers/CannedAnswerCreate.tsx'), 'CannedAnswerCreate'),
        edit: page(() => import('./resources/canned-answers/CannedAnswerEdit.tsx'), 'CannedAnswerEdit'),
        recordRepresentation: 'title',
      },
    ],
  },
  {
    heading: 'Kişiler',
    resources: [
      {
        name: 'users',
        icon: GroupOutlinedIcon,
        list: page(() => import('./resources/users/UserList.tsx'), 'UserList'),
        show: page(() => import('./resources/users/UserShow.tsx'), 'UserShow'),
        create: page(() => import('./resources/users/UserCreate.tsx'), 'UserCreate'),
        recordRepresentation: fullName,
      },
      {
        name: 'boosters',
        icon: SportsEsportsOutlinedIcon,
        list: page(() => import('./resources/boosters/BoosterList.tsx'), 'BoosterList'),
        show: page(() => import('./resources/boosters/BoosterShow.tsx'), 'BoosterShow'),
        edit: page(() => import('./resources/boosters/BoosterEdit.tsx'), 'BoosterEdit'),
        recordRepresentation: fullName,
      },
      {
        name: 'booster-applications',
        icon: HowToRegOutlinedIcon,
        list: page(() => import('./resources/applications/ApplicationList.tsx'), 'ApplicationList'),
        show: page(() => import('./resources/applications/ApplicationShow.tsx'), 'ApplicationShow'),
        recordRepresentation: fullName,
      },
      {
        name: 'devices',
        icon: DevicesOutlinedIcon,
        list: page(() => import('./resources/devices/DeviceList.tsx'), 'DeviceList'),
        show: page(() => import('./resources/devices/DeviceShow.tsx'), 'DeviceShow'),
        recordRepresentation: 'name',
      },
      {
        name: 'login-releases',
        icon: KeyOutlinedIcon,
        list: page(() => import('./resources/login-releases/ReleaseList.tsx'), 'ReleaseList'),
      },
      {
        name: 'sessions',
        icon: ScheduleOutlinedIcon,
        list: page(() => import('./resources/sessions/SessionList.tsx'), 'SessionList'),
      },
      {
        name: 'unreachable-addresses',
        icon: MarkEmailUnreadOutlinedIcon,
        list: page(() => import('./resources/unreachable-addresses/UnreachableList.tsx'), 'UnreachableList'),
      },
    ],
  },
  {
    heading: 'Para',
    resources: [
      {
        name: 'fine-claims',
        icon: GavelOutlinedIcon,
        list: page(() => import('./resources/fine-claims/FineClaimList.tsx'), 'FineClaimList'),
        show: page(() => import('./resources/fine-claims/FineClaimShow.tsx'), 'FineClaimShow'),
      },
      {
        name: 'payouts',
        icon: AccountBalanceOutlinedIcon,
        list: page(() => import('./resources/payouts/PayoutList.tsx'), 'PayoutList'),
        show: page(() => import('./resources/payouts/PayoutShow.tsx'), 'PayoutShow'),
      },
      {
        name: 'top-ups',
        icon: CreditCardOutlinedIcon,
        list: page(() => import('./resources/top-ups/TopUpList.tsx'), 'TopUpList'),
        show: page(() => import('./resources/top-ups/TopUpShow.tsx'), 'TopUpShow'),
      },
      {
        name: 'reconciliations',
        icon: BalanceOutlinedIcon,
        list: page(() => import('./resources/reconciliations/ReconciliationList.tsx'), 'ReconciliationList'),
        show: page(() => import('./resources/reconciliations/ReconciliationShow.tsx'), 'ReconciliationShow'),
        recordRepresentation: 'day',
      },
      {
        name: 'reconciliation-differences',
        icon: DifferenceOutlinedIcon,
        list: page(() => import('./resources/reconciliation-differences/DifferenceList.tsx'), 'DifferenceList'),
      },
      {
        name: 'wallets',
        icon: AccountBalanceWalletOutlinedIcon,
        list: page(() => import('./resources/wallets/WalletList.tsx'), 'WalletList'),
        show: page(() => import('./resources/wallets/WalletShow.tsx'), 'WalletShow'),
        recordRepresentation: 'ownerName',
      },
      {
        name: 'entries',
        icon: MenuBookOutlinedIcon,
        list: page(() => import('./resources/entries/EntryList.tsx'), 'EntryList'),
        show: page(() => import('./resources/entries/EntryShow.tsx'), 'EntryShow'),
      },
      {
        name: 'approvals',
        icon: HowToVoteOutlinedIcon,
        list: page(() => import('./resources/approvals/ApprovalList.tsx'), 'ApprovalList'),
        show: page(() => import('./resources/approvals/ApprovalShow.tsx'), 'ApprovalShow'),
      },
    ],
  },
  {
    heading: 'Mağaza ve fiyatlar',
    resources: [
      {
        name: 'listings',
        icon: StorefrontOutlinedIcon,
        list: page(() => import('./resources/listings/ListingList.tsx'), 'ListingList'),
        show: page(() => import('./resources/listings/ListingShow.tsx'), 'ListingShow'),
        create: page(() => import('./resources/listings/ListingCreate.tsx'), 'ListingCreate'),
        edit: page(() => import('./resources/listings/ListingEdit.tsx'), 'ListingEdit'),
        recordRepresentation: listingName,
      },
      {
        name: 'stock-accounts',
        icon: Inventory2OutlinedIcon,
        list: page(() => import('./resources/stock-accounts/StockList.tsx'), 'StockList'),
        show: page(() => import('./resources/stock-accounts/StockShow.tsx'), 'StockShow'),
      },
      {
        name: 'coupons',
        icon: LocalActivityOutlinedIcon,
        list: page(() => import('./resources/coupons/CouponList.tsx'), 'CouponList'),
        show: page(() => import('./resources/coupons/CouponShow.tsx'), 'CouponShow'),
        create: page(() => import('./resources/coupons/CouponCreate.tsx'), 'CouponCreate'),
        edit: page(() => import('./resources/coupons/CouponEdit.tsx'), 'CouponEdit'),
        recordRepresentation: 'code',
      },
      {
        name: 'price-books',
        icon: SellOutlinedIcon,
        list: page(() => import('./resources/price-books/PriceBookList.tsx'), 'PriceBookList'),
        show: page(() => import('./resources/price-books/PriceBookShow.tsx'), 'PriceBookShow'),
        edit: page(() => import('./resources/price-books/PriceBookEdit.tsx'), 'PriceBookEdit'),
        recordRepresentation: 'version',
      },
    ],
  },
  {
    heading: 'Sistem',
    resources: [
      {
        name: 'jobs',
        icon: PendingActionsOutlinedIcon,
        list: page(() => import('./resources/jobs/JobList.tsx'), 'JobList'),
        show: page(() => import('./resources/jobs/JobShow.tsx'), 'JobShow'),
        recordRepresentation: 'queue',
      },
      {
        name: 'settings',
        icon: TuneOutlinedIcon,
        list: page(() => import('./resources/settings/SettingsPage.tsx'), 'SettingsPage'),
      },
      {
        name: 'api-keys',
        icon: VpnKeyOutlinedIcon,
        list: page(() => import('./resources/api-keys/ApiKeyList.tsx'), 'ApiKeyList'),
        show: page(() => import('./resources/api-keys/ApiKeyShow.tsx'), 'ApiKeyShow'),
        create: page(() => import('./resources/api-keys/ApiKeyCreate.tsx'), 'ApiKeyCreate'),
        recordRepresentation: 'name',
      },
      {
        name: 'webhooks',
        icon: WebhookOutlinedIcon,
        list: page(() => import('./resources/webhooks/WebhookList.tsx'), 'WebhookList'),
        show: page(() => import('./resources/webhooks/WebhookShow.tsx'), 'WebhookShow'),
        create: page(() => import('./resources/webhooks/WebhookCreate.tsx'), 'WebhookCreate'),
        edit: page(() => import('./resources/webhooks/WebhookEdit.tsx'), 'WebhookEdit'),
        recordRepresentation: 'url',
      },
      {
        name: 'deliveries',
        icon: OutboxOutlinedIcon,
        list: page(() => import('./resources/deliveries/DeliveryList.tsx'), 'DeliveryList'),
        show: page(() => import('./resources/deliveries/DeliveryShow.tsx'), 'DeliveryShow'),
        recordRepresentation: 'event',
      },
      {
        name: 'audit-events',
        icon: PolicyOutlinedIcon,
        list: page(() => import('./resources/audit-events/AuditList.tsx'), 'AuditList'),
        show: page(() => import('./resources/audit-events/AuditShow.tsx'), 'AuditShow'),
      },
    ],
  },
];
