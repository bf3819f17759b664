select bench.random_batch(100);
