-- The writer's own picture beside a testimonial, as it was when they wrote: a later one was looked
-- at by nobody. It is shown because they asked for it, and approved with their words.

create table testimonial_pictures (
  testimonial_id uuid primary key references testimonials (id),
  file_key text not null unique,
  created_at timestamptz not null default clock_timestamp()
);
revoke update, truncate on testimonial_pictures from kaban_app;
