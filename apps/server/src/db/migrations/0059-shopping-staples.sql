-- Whether a line is a staple follows the person's own list, which may change after the line was written.
alter table shopping_items drop column staple;
