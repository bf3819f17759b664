-- Rename tables and columns to the words of docs/glossary.md. Rows, rights and triggers stay.
alter table users rename column owes_password to must_change_password;

alter table staff_looks rename to staff_views;
alter table staff_views rename column looked_at to viewed_at;
alter index staff_looks_by_person rename to staff_views_by_person;
alter index staff_looks_at_user rename to staff_views_of_user;
alter trigger staff_looks_only_grow on staff_views rename to staff_views_append_only;
alter table look_alarms rename to view_alarms;
alter table view_alarms rename constraint look_alarms_settled_whole to view_alarms_settled_whole;
alter index look_alarms_open rename to view_alarms_open;

alter table picture_looks rename to picture_fingerprints;
alter index picture_looks_by_trait rename to picture_fingerprints_by_trait;
