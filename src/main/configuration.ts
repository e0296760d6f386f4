import { settingDefaults } from '#kernel/settings.ts';
import { booster, boosterConfig } from '#modules/booster/index.ts';
import { developmentLimits, identity, productionLimits, readAccessKeys } from '#modules/identity/index.ts';
import { integration } from '#modules/integration/index.ts';
import { notification } from '#modules/notification/index.ts';
import { order, poolLimits } from '#modules/order/index.ts';
import { payment, topUpRange } from '#modules/payment/index.ts';
import { picture, pictureConfig } from '#modules/picture/index.ts';
import { couponTriesConfig, pricing } from '#modules/pricing/index.ts';
import { ticket, ticketConfig } from '#modules/ticket/index.ts';
import { settings } from '#modules/settings/index.ts';
import { shop } from '#modules/shop/index.ts';
import { KeyRing, vault, vaultConfig } from '#modules/vault/index.ts';
import { wallet } from '#modules/wallet/index.ts';
import type { Bindings } from '#platform/di.ts';
import { mail } from '#platform/mail/mail.container.ts';
import type { Env } from './env.ts';

/** The part of the environment that each module gets. */
export const configuration =
  (env: Env): Bindings =>
  (bind) => {
    bind.value(identity.config, {
      publicUrl: env.publicUrl,
      accessKeys: readAccessKeys(env.jwtKeys),
      tokenSecret: env.tokenSecret,
      emailHmacSecret: env.emailHmacSecret,
      secondFactorRequired: env.secondFactorRequired,
      limits: limitsOf(env),
    });
    bind.value(pricing.settings, {
      topUp: topUpRange,
      chatWidget: env.thirdParties.chatWidget,
      analytics: env.thirdParties.analytics,
      tagManager: env.thirdParties.tagManager,
    });
    bind.value(settings.beginning, {
      ...settingDefaults,
      promotionalCode: env.promotionalCode,
      contactMail: env.contactMail,
      secondAdminAbove: env.secondAdminAbove === 0 ? null : { amount: env.secondAdminAbove * 100, currency: 'TRY' },
    });
    bind.value(settings.config, { settlesAfterHours: env.accessSettlesHours });
    bind.value(wallet.config, {
      publicUrl: env.publicUrl,
      tokenSecret: env.tokenSecret,
      settlesAfterHours: env.accessSettlesHours,
    });
    bind.value(payment.config, { ...env.paytr, live: env.production, publicUrl: env.publicUrl });
    bind.value(vault.keyRing, KeyRing.parse(env.vaultKeys));
    bind.value(vault.config, vaultConfig(env));
    bind.value(booster.config, boosterConfig(env));
    bind.value(picture.config, pictureConfig(env));
    bind.value(ticket.config, ticketConfig(env));
    bind.value(order.poolLimits, poolLimits(env));
    bind.value(pricing.couponTries, couponTriesConfig(env));
    bind.value(ticket.senderSecret, env.tokenSecret);
    bind.value(shop.nameSecret, env.tokenSecret);
    bind.value(integration.sealingSecret, env.tokenSecret);
    bind.value(integration.receiverRules, { local: !env.production, hosts: env.webhookHosts });
    bind.value(notification.publicUrl, env.publicUrl);
    bind.value(notification.linkSecret, env.tokenSecret);
    bind.value(notification.pushConfig, { vapid: env.vapid });
    bind.value(mail.config, { smtpUrl: env.smtpUrl, from: env.mailFrom });
  };

const limitsOf = ({ production, loginAttempts }: Env) => {
  const limits = production ? productionLimits : developmentLimits;
  if (loginAttempts === undefined) return limits;
  return { ...limits, logInToAccount: { ...productionLimits.logInToAccount, attempts: loginAttempts } };
};
