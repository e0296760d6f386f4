import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactMailOutlinedIcon from '@mui/icons-material/ContactMailOutlined';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import DevicesOutlinedIcon from '@mui/icons-material/DevicesOutlined';
import MarkEmailUnreadOutlinedIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import ForumOutlinedIcon from '@mui/icons-material/ForumOutlined';
import GroupOutlinedIcon from '@mui/icons-material/GroupOutlined';
import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import LocalActivityOutlinedIcon from '@mui/icons-material/LocalActivityOutlined';
import MenuBookOutlinedIcon from '@mui/icons-material/MenuBookOutlined';
import QuickreplyOutlinedIcon from '@mui/icons-material/QuickreplyOutlined';
import PolicyOutlinedIcon from '@mui/icons-material/PolicyOutlined';
import ReviewsOutlinedIcon from '@mui/icons-material/ReviewsOutlined';
import SportsEsportsOutlinedIcon from '@mui/icons-material/SportsEsportsOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import StairsOutlinedIcon from '@mui/icons-material/StairsOutlined';
import StorefrontOutlinedIcon from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import { Admin, Resource } from 'react-admin';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { Layout } from './layout/Layout.tsx';
import { LoginPage } from './layout/LoginPage.tsx';
import { AccessDenied, NotFound } from './layout/NoPage.tsx';
import { store } from './layout/store.ts';
import { authProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { client } from './providers/session.ts';
import { listingName } from './resources/listings/listing-name.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

const OrderList = lazy(() => import('./resources/orders/OrderList.tsx').then((m) => ({ default: m.OrderList })));
const OrderShow = lazy(() => import('./resources/orders/OrderShow.tsx').then((m) => ({ default: m.OrderShow })));
const UserList = lazy(() => import('./resources/users/UserList.tsx').then((m) => ({ default: m.UserList })));
const UserShow = lazy(() => import('./resources/users/UserShow.tsx').then((m) => ({ default: m.UserShow })));
const UserCreate = lazy(() => import('./resources/users/UserCreate.tsx').then((m) => ({ default: m.UserCreate })));
const UnreachableList = lazy(() =>
  import('./resources/unreachable-addresses/UnreachableList.tsx').then((m) => ({ default: m.UnreachableList })),
);
const BoosterList = lazy(() =>
  import('./resources/boosters/BoosterList.tsx').then((m) => ({ default: m.BoosterList })),
);
const BoosterShow = lazy(() =>
  import('./resources/boosters/BoosterShow.tsx').then((m) => ({ default: m.BoosterShow })),
);
const BoosterEdit = lazy(() =>
  import('./resources/boosters/BoosterEdit.tsx').then((m) => ({ default: m.BoosterEdit })),
);
const ApplicationList = lazy(() =>
  import('./resources/applications/ApplicationList.tsx').then((m) => ({ default: m.ApplicationList })),
);
const ApplicationShow = lazy(() =>
  import('./resources/applications/ApplicationShow.tsx').then((m) => ({ default: m.ApplicationShow })),
);
const DeviceList = lazy(() => import('./resources/devices/DeviceList.tsx').then((m) => ({ default: m.DeviceList })));
const DeviceShow = lazy(() => import('./resources/devices/DeviceShow.tsx').then((m) => ({ default: m.DeviceShow })));
const ReleaseList = lazy(() =>
  import('./resources/login-releases/ReleaseList.tsx').then((m) => ({ default: m.ReleaseList })),
);
const ReviewList = lazy(() => import('./resources/reviews/ReviewList.tsx').then((m) => ({ default: m.ReviewList })));
const ReviewShow = lazy(() => import('./resources/reviews/ReviewShow.tsx').then((m) => ({ default: m.ReviewShow })));
const PayoutList = lazy(() => import('./resources/payouts/PayoutList.tsx').then((m) => ({ default: m.PayoutList })));
const PayoutShow = lazy(() => import('./resources/payouts/PayoutShow.tsx').then((m) => ({ default: m.PayoutShow })));
const TopUpList = lazy(() => import('./resources/top-ups/TopUpList.tsx').then((m) => ({ default: m.TopUpList })));
const TopUpShow = lazy(() => import('./resources/top-ups/TopUpShow.tsx').then((m) => ({ default: m.TopUpShow })));
const EntryList = lazy(() => import('./resources/entries/EntryList.tsx').then((m) => ({ default: m.EntryList })));
const EntryShow = lazy(() => import('./resources/entries/EntryShow.tsx').then((m) => ({ default: m.EntryShow })));
const MessageList = lazy(() =>
  import('./resources/messages/MessageList.tsx').then((m) => ({ default: m.MessageList })),
);
const MessageShow = lazy(() =>
  import('./resources/messages/MessageShow.tsx').then((m) => ({ default: m.MessageShow })),
);
const ReportList = lazy(() => import('./resources/reports/ReportList.tsx').then((m) => ({ default: m.ReportList })));
const ReportShow = lazy(() => import('./resources/reports/ReportShow.tsx').then((m) => ({ default: m.ReportShow })));
const TicketList = lazy(() => import('./resources/tickets/TicketList.tsx').then((m) => ({ default: m.TicketList })));
const TicketShow = lazy(() => import('./resources/tickets/TicketShow.tsx').then((m) => ({ default: m.TicketShow })));
const CannedAnswerList = lazy(() =>
  import('./resources/canned-answers/CannedAnswerList.tsx').then((m) => ({ default: m.CannedAnswerList })),
);
const CannedAnswerCreate = lazy(() =>
  import('./resources/canned-answers/CannedAnswerCreate.tsx').then((m) => ({ default: m.CannedAnswerCreate })),
);
const CannedAnswerEdit = lazy(() =>
  import('./resources/canned-answers/CannedAnswerEdit.tsx').then((m) => ({ default: m.CannedAnswerEdit })),
);
const ContactMessageList = lazy(() =>
  import('./resources/contact-messages/ContactMessageList.tsx').then((m) => ({ default: m.ContactMessageList })),
);
const ContactMessageShow = lazy(() =>
  import('./resources/contact-messages/ContactMessageShow.tsx').then((m) => ({ default: m.ContactMessageShow })),
);
const ListingList = lazy(() =>
  import('./resources/listings/ListingList.tsx').then((m) => ({ default: m.ListingList })),
);
const ListingShow = lazy(() =>
  import('./resources/listings/ListingShow.tsx').then((m) => ({ default: m.ListingShow })),
);
const ListingCreate = lazy(() =>
  import('./resources/listings/ListingCreate.tsx').then((m) => ({ default: m.ListingCreate })),
);
const ListingEdit = lazy(() =>
  import('./resources/listings/ListingEdit.tsx').then((m) => ({ default: m.ListingEdit })),
);
const StockList = lazy(() =>
  import('./resources/stock-accounts/StockList.tsx').then((m) => ({ default: m.StockList })),
);
const StockShow = lazy(() =>
  import('./resources/stock-accounts/StockShow.tsx').then((m) => ({ default: m.StockShow })),
);
const CouponShow = lazy(() => import('./resources/coupons/CouponShow.tsx').then((m) => ({ default: m.CouponShow })));
const CouponCreate = lazy(() =>
  import('./resources/coupons/CouponCreate.tsx').then((m) => ({ default: m.CouponCreate })),
);
const CouponEdit = lazy(() => import('./resources/coupons/CouponEdit.tsx').then((m) => ({ default: m.CouponEdit })));
const PriceBookList = lazy(() =>
  import('./resources/price-books/PriceBookList.tsx').then((m) => ({ default: m.PriceBookList })),
);
const PriceBookShow = lazy(() =>
  import('./resources/price-books/PriceBookShow.tsx').then((m) => ({ default: m.PriceBookShow })),
);
const PriceBookEdit = lazy(() =>
  import('./resources/price-books/PriceBookEdit.tsx').then((m) => ({ default: m.PriceBookEdit })),
);
const CouponList = lazy(() => import('./resources/coupons/CouponList.tsx').then((m) => ({ default: m.CouponList })));

const AuditList = lazy(() => import('./resources/audit-events/AuditList.tsx').then((m) => ({ default: m.AuditList })));
const AuditShow = lazy(() => import('./resources/audit-events/AuditShow.tsx').then((m) => ({ default: m.AuditShow })));

const dataProvider = createDataProvider(client);
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

export const App = () => (
  <Admin
    title="Basamak Yönetim"
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    store={store}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={Layout}
    loginPage={LoginPage}
    dashboard={Dashboard}
    catchAll={NotFound}
    accessDenied={AccessDenied}
    requireAuth
    disableTelemetry
  >
    <Resource name="orders" icon={StairsOutlinedIcon} list={OrderList} show={OrderShow} recordRepresentation="number" />
    <Resource
      name="users"
      icon={GroupOutlinedIcon}
      list={UserList}
      show={UserShow}
      create={UserCreate}
      recordRepresentation={fullName}
    />
    <Resource name="unreachable-addresses" icon={MarkEmailUnreadOutlinedIcon} list={UnreachableList} />
    <Resource
      name="boosters"
      icon={SportsEsportsOutlinedIcon}
      list={BoosterList}
      show={BoosterShow}
      edit={BoosterEdit}
      recordRepresentation={fullName}
    />
    <Resource
      name="booster-applications"
      icon={HowToRegOutlinedIcon}
      list={ApplicationList}
      show={ApplicationShow}
      recordRepresentation={fullName}
    />
    <Resource
      name="devices"
      icon={DevicesOutlinedIcon}
      list={DeviceList}
      show={DeviceShow}
      recordRepresentation="name"
    />
    <Resource name="login-releases" icon={KeyOutlinedIcon} list={ReleaseList} />
    <Resource
      name="tickets"
      icon={ConfirmationNumberOutlinedIcon}
      list={TicketList}
      show={TicketShow}
      recordRepresentation="subject"
    />
    <Resource
      name="canned-answers"
      icon={QuickreplyOutlinedIcon}
      list={CannedAnswerList}
      create={CannedAnswerCreate}
      edit={CannedAnswerEdit}
      recordRepresentation="title"
    />
    <Resource
      name="contact-messages"
      icon={ContactMailOutlinedIcon}
      list={ContactMessageList}
      show={ContactMessageShow}
      recordRepresentation="name"
    />
    <Resource name="messages" icon={ForumOutlinedIcon} list={MessageList} show={MessageShow} />
    <Resource name="reports" icon={FlagOutlinedIcon} list={ReportList} show={ReportShow} />
    <Resource name="reviews" icon={ReviewsOutlinedIcon} list={ReviewList} show={ReviewShow} />
    <Resource name="payouts" icon={AccountBalanceOutlinedIcon} list={PayoutList} show={PayoutShow} />
    <Resource name="top-ups" icon={CreditCardOutlinedIcon} list={TopUpList} show={TopUpShow} />
    <Resource name="entries" icon={MenuBookOutlinedIcon} list={EntryList} show={EntryShow} />
    <Resource
      name="listings"
      icon={StorefrontOutlinedIcon}
      list={ListingList}
      show={ListingShow}
      create={ListingCreate}
      edit={ListingEdit}
      recordRepresentation={listingName}
    />
    <Resource name="stock-accounts" icon={Inventory2OutlinedIcon} list={StockList} show={StockShow} />
    <Resource
      name="coupons"
      icon={LocalActivityOutlinedIcon}
      list={CouponList}
      show={CouponShow}
      create={CouponCreate}
      edit={CouponEdit}
      recordRepresentation="code"
    />
    <Resource
      name="price-books"
      icon={SellOutlinedIcon}
      list={PriceBookList}
      show={PriceBookShow}
      edit={PriceBookEdit}
      recordRepresentation="version"
    />
    <Resource name="audit-events" icon={PolicyOutlinedIcon} list={AuditList} show={AuditShow} />
  </Admin>
);
