-- What examples read beside the demo set: the platform's own tables, the tables of the 1C exchange, made from the same sales,
-- and stand-ins for the functions of the extensions plv8 and pgnats.
CREATE ROLE bi;
CREATE ROLE bi_reader;
CREATE ROLE replicator;

CREATE SCHEMA adm;
CREATE TABLE adm.users (id integer PRIMARY KEY, alt_id text);
CREATE TABLE adm.datasets (id integer PRIMARY KEY, schema_name text);
INSERT INTO adm.users VALUES (1, 'admin'), (42, 'ivanova');
INSERT INTO adm.datasets VALUES (1, 'ds_res'), (7, 'ds_sales');

CREATE SCHEMA koob;
CREATE TABLE koob.cubes (id text PRIMARY KEY, title text);
INSERT INTO koob.cubes VALUES ('demo.sales', 'Продажи сети'), ('demo.tasks', 'Задачи');

CREATE SCHEMA ds_sales;
CREATE TABLE ds_sales.dashlets (id integer PRIMARY KEY, view_class text);
INSERT INTO ds_sales.dashlets VALUES (57, 'column'), (58, 'column'), (59, 'line');

CREATE SCHEMA etl;
CREATE FUNCTION etl.region_code(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1';

CREATE SCHEMA onec;
CREATE TABLE onec.ref_store AS SELECT md5(store_code) AS ref, store_code AS code, store AS name, city, region FROM stores;
CREATE TABLE onec.ref_item AS SELECT DISTINCT md5(category) AS ref, category AS name, category FROM sales;
CREATE TABLE onec.ref_person AS SELECT DISTINCT md5(manager) AS ref, manager AS name FROM sales;
CREATE TABLE onec.doc_sale AS
  SELECT md5(receipt_id::text) AS ref, receipt_id::text AS number, min(dt) AS dt, true AS posted,
         min(md5(store_code)) AS store_ref, min(md5(manager)) AS manager_ref
  FROM sales GROUP BY receipt_id;
CREATE TABLE onec.reg_sales AS
  SELECT md5(receipt_id::text) AS recorder_ref, line_no, dt::timestamp AS dt, md5(store_code) AS store_ref,
         md5(category) AS item_ref, qty, amount, cost
  FROM sales;
CREATE TABLE onec.reg_sales_stage AS SELECT * FROM onec.reg_sales;
CREATE TABLE onec.reg_stock AS
  SELECT dt, store_ref, item_ref, qty, 'приход'::text AS kind FROM onec.reg_sales;
CREATE TABLE onec.load_log (
  started_at timestamptz, finished_at timestamptz, object text, kind text,
  rows_read integer, rows_written integer, status text
);

CREATE TABLE sales_stage AS SELECT * FROM sales;
CREATE TABLE shop_sales AS SELECT *, now() AS updated_at FROM sales;
CREATE TABLE md_units (code text PRIMARY KEY, name text, parent text);
INSERT INTO md_units VALUES ('1', 'Сеть', NULL), ('11', 'Центр', '1'), ('111', 'Ключевск', '11');

CREATE FUNCTION plv8_version() RETURNS text LANGUAGE sql AS $$ SELECT '3.2.3' $$;
CREATE FUNCTION pgnats_version() RETURNS text LANGUAGE sql AS $$ SELECT '1.0.0' $$;
CREATE FUNCTION nats_publish_text(text, text) RETURNS void LANGUAGE sql AS '';
CREATE FUNCTION nats_publish_text_stream(text, text) RETURNS void LANGUAGE sql AS '';
CREATE FUNCTION nats_publish_json(text, json) RETURNS void LANGUAGE sql AS '';
CREATE FUNCTION nats_request_text(text, text, integer) RETURNS text LANGUAGE sql AS $$ SELECT 'да' $$;
CREATE FUNCTION nats_subscribe(text, regproc) RETURNS void LANGUAGE sql AS '';

ANALYZE;
