-- Uncompressed and out of line: pictures do not get smaller, and a part can be read without the rest.
ALTER TABLE files ALTER COLUMN bytes SET STORAGE EXTERNAL;
