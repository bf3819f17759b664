\set number random(1, 1000)
select bench.one_call(:number, uuidv7());
