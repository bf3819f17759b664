#!/bin/sh
# Makes the passwords and keys of this installation in secrets/, once. Keep a copy of the folder
# elsewhere: without KABAN_SECRET_KEY nobody who has an authenticator app can sign in.
set -eu
cd "$(dirname "$0")"
umask 077
if [ -e secrets ]; then
  echo 'secrets/ is there already; nothing was changed.' >&2
  exit 1
fi
mkdir secrets
random() { openssl rand -hex 24; }
owner=$(random) app=$(random) key=$(random) secret=$(random)
random > secrets/postgres-password
printf %s "$owner" > secrets/owner-password
printf %s "$app" > secrets/app-password
cat > secrets/files-keys <<END
{"identities": [{"name": "kaban",
  "credentials": [{"accessKey": "$key", "secretKey": "$secret"}],
  "actions": ["Read:kaban", "Write:kaban", "List:kaban"]}]}
END
cat > secrets/kaban.env <<END
DATABASE_URL=postgresql://kaban_app:$app@database:5432/kaban
KABAN_OWNER_DATABASE_URL=postgresql://kaban_owner:$owner@database:5432/kaban
KABAN_SECRET_KEY=$(openssl rand -base64 32)
KABAN_ACCESS_CODE=$(random)
KABAN_S3_ACCESS_KEY_ID=$key
KABAN_S3_SECRET_ACCESS_KEY=$secret
END
# The users of the database and of the file store read theirs; the folder stays shut here.
chmod 644 secrets/*-password secrets/files-keys
echo 'Made secrets/. The company access code is in secrets/kaban.env.'
