-- Pictures of news and certificates. A version names its picture in its body, and a version stays as
-- it was written, so a picture is approved by the same two persons as its words.

create table content_pictures (
  id uuid primary key,
  file_key text not null unique,
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  size_bytes integer not null check (size_bytes > 0),
  -- As in content_versions: a user's id, or the company access.
  uploaded_by text not null,
  uploaded_by_user_id uuid references users (id),
  created_at timestamptz not null default clock_timestamp(),
  constraint content_picture_names_who_uploaded
    check (uploaded_by = coalesce(uploaded_by_user_id::text, 'company-access'))
);
create index content_pictures_of_uploader on content_pictures (uploaded_by_user_id);
create index content_pictures_by_age on content_pictures (created_at);
revoke update, truncate on content_pictures from kaban_app;

-- Nobody can delete the picture of a version, and no version names a picture that is not there.
alter table content_versions
  add column picture_id uuid generated always as (nullif(body->>'picture', '')::uuid) stored
    references content_pictures (id);
create index content_of_picture on content_versions (picture_id) where picture_id is not null;
