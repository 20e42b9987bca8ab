-- Учебный набор: продажи сети магазинов за 2025 год. Запуск из каталога с файлами CSV:
--   psql -d dwh -f demo.sql
\set ON_ERROR_STOP on
SET client_encoding = 'UTF8';
BEGIN;

CREATE TABLE stores (
  store_code text PRIMARY KEY,
  store      text NOT NULL,
  city       text NOT NULL,
  region     text NOT NULL,
  lat        numeric,
  lon        numeric
);

CREATE TABLE sales (
  receipt_id bigint  NOT NULL,
  line_no    integer NOT NULL,
  dt         date    NOT NULL,
  region     text    NOT NULL,
  city       text    NOT NULL,
  store_code text    NOT NULL,
  store      text    NOT NULL,
  category   text    NOT NULL,
  manager    text,
  amount     numeric NOT NULL,
  qty        integer NOT NULL,
  cost       numeric,
  PRIMARY KEY (receipt_id, line_no)
);

CREATE TABLE plan_month (
  dt         date    NOT NULL,
  region     text    NOT NULL,
  city       text    NOT NULL,
  store_code text    NOT NULL,
  store      text    NOT NULL,
  category   text    NOT NULL,
  plan       numeric NOT NULL,
  PRIMARY KEY (dt, store_code, category)
);

CREATE TABLE md_stores (
  code       text NOT NULL,
  store      text NOT NULL,
  city       text NOT NULL,
  region     text NOT NULL,
  lat        numeric,
  lon        numeric,
  valid_from date NOT NULL,
  valid_to   date NOT NULL,
  PRIMARY KEY (code, valid_from)
);

CREATE TABLE tasks (
  task     text PRIMARY KEY,
  parent   text,
  start    date NOT NULL,
  finish   date NOT NULL,
  progress integer NOT NULL,
  owner    text
);

CREATE TEMP TABLE sales_csv (
  receipt_id bigint, line_no integer, dt date, store_code text, category text,
  manager text, amount numeric, qty integer, cost numeric
) ON COMMIT DROP;
CREATE TEMP TABLE plan_csv (dt date, store_code text, category text, plan numeric) ON COMMIT DROP;

\copy stores FROM 'stores.csv' WITH (FORMAT csv, HEADER)
\copy sales_csv FROM 'sales.csv' WITH (FORMAT csv, HEADER)
\copy plan_csv FROM 'plan_month.csv' WITH (FORMAT csv, HEADER)
\copy md_stores FROM 'md_stores.csv' WITH (FORMAT csv, HEADER)
\copy tasks FROM 'tasks.csv' WITH (FORMAT csv, HEADER)

INSERT INTO sales (receipt_id, line_no, dt, region, city, store_code, store,
                   category, manager, amount, qty, cost)
SELECT c.receipt_id, c.line_no, c.dt, s.region, s.city, s.store_code, s.store,
       c.category, c.manager, c.amount, c.qty, c.cost
FROM sales_csv c
JOIN stores s USING (store_code);

INSERT INTO plan_month (dt, region, city, store_code, store, category, plan)
SELECT c.dt, s.region, s.city, s.store_code, s.store, c.category, c.plan
FROM plan_csv c
JOIN stores s USING (store_code);

COMMIT;

CREATE INDEX sales_dt ON sales (dt);
ANALYZE;
SELECT sum(amount) AS amount, (SELECT sum(plan) FROM plan_month) AS plan FROM sales;
