#!/bin/sh
# Makes the two roles and the database of Kaban when PostgreSQL starts for the first time
# (docs/operating/installing.md).
set -eu
psql --username="${POSTGRES_USER:-postgres}" --dbname=postgres --set=ON_ERROR_STOP=1 \
  --set=owner="$(cat /run/secrets/owner-password)" --set=app="$(cat /run/secrets/app-password)" <<'SQL'
create role kaban_owner login password :'owner';
create role kaban_app login password :'app';
create database kaban owner kaban_owner encoding 'UTF8' template template0;
SQL
