-- Earlier versions came with departments of sample data, which only the demo shows.
DELETE FROM contact_departments WHERE email IN ('membresia@consejoeste.example', 'eventos@consejoeste.example')
  AND NOT EXISTS (SELECT FROM users WHERE email = 'admin@demo.example');
