#!/bin/sh
# Makes the role that the product runs under, or gives it the password of APP_POSTGRES_PASSWORD. The image runs it when it makes
# the database; in a database that is there already:
#   docker compose exec postgres sh /docker-entrypoint-initdb.d/roles.sh
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=password="$APP_POSTGRES_PASSWORD" <<'SQL'
select 'create role basamak_app' where not exists (select from pg_roles where rolname = 'basamak_app') \gexec
alter role basamak_app login nosuperuser nocreatedb nocreaterole noreplication password :'password';
SQL
