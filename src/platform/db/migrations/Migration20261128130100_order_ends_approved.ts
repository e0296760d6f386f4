import { Migration } from '@mikro-orm/migrations';

/** What boosters are paid because the house ends an order counts as all money that it moves by hand. */
export class Migration20261128130100_order_ends_approved extends Migration {
  override up(): void {
    this.addSql(`
      alter table "approval" drop constraint "approval_command_check", add constraint "approval_command_check"
        check ("command" in ('add-funds', 'penalty-booster', 'withdraw-booster', 'pay-booster', 'refund-top-up', 'enter-top-up', 'end-order', 'decide-dispute'));
      alter table "hand_movement" drop constraint "hand_movement_command_check", add constraint "hand_movement_command_check"
        check ("command" in ('add-funds', 'penalty-booster', 'withdraw-booster', 'pay-booster', 'refund-top-up', 'enter-top-up', 'end-order', 'decide-dispute'));
    `);
  }
}
