import { Migration } from '@mikro-orm/migrations';

/** Money movements above the limit wait for a second admin, who is never the one that asked. */
export class Migration20261130001600_baseline_approval extends Migration {
  override up(): void {
    this.addSql(`
      create table "approval" (
        "id" uuid not null,
        "command" text not null,
        "asked" jsonb not null,
        "amount_kurus" bigint not null,
        "person_id" uuid not null,
        "asked_by" uuid not null,
        "asked_by_role" text not null,
        "state" text not null,
        "created_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        "decided_by" uuid null,
        "decided_at" timestamptz(3) null,
        "because" text null,
        "outcome_id" uuid null,
        primary key ("id"),
        constraint "approval_asked_by_role_check" check ("asked_by_role" in ('customer', 'booster', 'staff', 'admin')),
        constraint "approval_state_check" check ("state" in ('waiting', 'approved', 'refused', 'withdrawn')),
        constraint "approval_amount_check" check (amount_kurus <> 0),
        constraint "approval_decided_check" check ((state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
        constraint "approval_outcome_check" check ((state = 'approved') = (outcome_id is not null)),
        constraint "approval_four_eyes" check (state = 'waiting' or state = 'withdrawn' or decided_by <> asked_by),
        constraint "approval_command_check" check (
          "command" in ('add-funds', 'penalty-booster', 'withdraw-booster', 'pay-booster', 'refund-top-up',
            'enter-top-up', 'end-order', 'decide-dispute')
        )
      );
      create unique index "approval_done_once" on "approval" ("command", "outcome_id") where "command" <> 'refund-top-up';
      create index "approval_created" on "approval" ("created_at", "id");
      create index "approval_state_created" on "approval" ("state", "created_at", "id");
      create index "approval_asker_created" on "approval" ("asked_by", "created_at", "id");
      create index "approval_person_created" on "approval" ("person_id", "created_at", "id");
    `);
    // Money that the staff moved by hand, by staff member and recipient.
    this.addSql(`
      create table "hand_movement" (
        "id" uuid not null,
        "actor_id" uuid not null,
        "person_id" uuid not null,
        "command" text not null,
        "amount_kurus" bigint not null,
        "created_at" timestamptz(3) not null,
        primary key ("id"),
        constraint "hand_movement_command_check" check (
          "command" in ('add-funds', 'penalty-booster', 'withdraw-booster', 'pay-booster', 'refund-top-up',
            'enter-top-up', 'end-order', 'decide-dispute')
        )
      );
      create index "hand_movement_actor" on "hand_movement" ("actor_id", "created_at");
      create index "hand_movement_person" on "hand_movement" ("person_id", "created_at");
    `);
  }
}
