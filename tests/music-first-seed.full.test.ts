import { judgeMoods } from "./judge-moods.ts";

judgeMoods("first");
